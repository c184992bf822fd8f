// Ejects @docusaurus/theme-classic/lib/theme/Blog/Components/Author (sha256 1052fbac6126 or 8204e6fe0b12): a name that links to the author's page.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import type {Props} from '@theme/Blog/Components/Author';

/** An author's name; as a heading, with the author's title below. */
export default function BlogAuthor({as, author, className}: Props): ReactNode {
  const {name, title, url, page} = author;
  const target = page?.permalink ?? url;
  const label = name ?? author.key ?? '';
  const linked =
    target === undefined || as === 'h1' ? (
      label
    ) : (
      <Link to={target}>{label}</Link>
    );
  if (as === undefined)
    return (
      <span className={className} translate="no">
        {linked}
      </span>
    );
  const Heading = as;
  return (
    <div className={className}>
      <Heading translate="no">{linked}</Heading>
      {title !== undefined && <p className="oc-lead">{title}</p>}
    </div>
  );
}
