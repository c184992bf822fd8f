import type {Element} from 'hast';

/** What search needs to know of a finished page, beside its HTML. */
export interface FinishedPage {
  /** Address without the base URL, such as `/docs/next/`. */
  readonly route: string;
  /** The head of the document; its nodes have positions in the page's HTML. */
  readonly head: Element;
  /** The framework's name of its docs version; `undefined` for other pages. */
  readonly docsVersion: string | undefined;
  /** False for pages that search must not find. */
  readonly listed: boolean;
  /** Used where the page has no heading. */
  readonly title: string;
  readonly description: string;
}

/** Where the parts of a page are that search reads. */
export interface PageParts {
  /** The part with the page's own text; `undefined` if search must not find it. */
  readonly content: Element | undefined;
  /** Given for pages whose breadcrumbs name none. */
  readonly category?: string | undefined;
  /** The id of the sidebar, which gives the order of pages. */
  readonly menuId: string;
}
