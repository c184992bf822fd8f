// Ejects @docusaurus/theme-classic/lib/theme/ErrorPageContent (sha256 a85bb2d0b98b): the same text without inline styles.
export {default} from '@theme/Error';
