import {useState, type ReactNode} from 'react';

import {looksSecret, packText} from '../../client/textLink';

import {copyText} from './manifest';
import styles from './styles.module.css';

interface ShareProps {
  readonly text: string;
  /** Address of the checker of the docs version. */
  readonly page: string;
  readonly onCopied: (notice: string) => void;
}

/** Copies a link to the text; asks before if the text seems to be secret. */
export function Share({text, page, onCopied}: ShareProps): ReactNode {
  // The text that was asked about, so that another one isn't.
  const [asked, setAsked] = useState<string>();
  const copyLink = async (): Promise<void> => {
    setAsked(undefined);
    const url = new URL(page, window.location.href);
    url.hash = `text=${await packText(text)}`;
    if (url.pathname === window.location.pathname) {
      window.history.replaceState(window.history.state, '', url);
    }
    onCopied(await copyText(url.href, 'Link'));
  };
  return (
    <>
      <button
        type="button"
        className="oc-button oc-button--plain"
        onClick={() => {
          if (looksSecret(text)) setAsked(text);
          else void copyLink();
        }}>
        Copy link to this text
      </button>
      {asked === text && (
        <div className={styles.warning} role="alert">
          <p>
            This text seems to contain a password, a key or Secret data. The
            link includes the full text, so anyone with the link can read it.
          </p>
          <button
            type="button"
            className="oc-button oc-button--plain"
            onClick={() => void copyLink()}>
            Copy the link anyway
          </button>
        </div>
      )}
    </>
  );
}
