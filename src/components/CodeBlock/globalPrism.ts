import {Prism} from 'prism-react-renderer';

// The grammars of `prismjs` register with a global of this name.
Object.assign(globalThis, {Prism});
