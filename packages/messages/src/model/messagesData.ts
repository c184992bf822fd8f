/** What the component needs to know of the site. */
export interface MessagesData {
  /** Address of the GitHub Discussions where readers ask about a message. */
  readonly forum: string;
}
