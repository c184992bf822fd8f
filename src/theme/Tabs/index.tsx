// Ejects @docusaurus/theme-classic/lib/theme/Tabs (sha256 2d93ef4bcace or 97e1e8e10be1): radio buttons, which switch without scripts.
import {
  useEffect,
  useId,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';

import {
  sanitizeTabsChildren,
  type TabItemProps,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {slugOf} from '@site/src/lib/text';

/** What `:::tab` gives its item: the anchor of the tab. */
type Item = ReactElement<TabItemProps & {readonly id?: string}>;

/** Keeps the chosen tab and the query parameter of the address the same. */
function useQuery(key: string | undefined) {
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = tabs.current;
    if (key === undefined || !element) return undefined;
    const choices = [
      ...element.querySelectorAll<HTMLInputElement>(':scope > .tab > input'),
    ];
    const asked = new URLSearchParams(location.search).get(key);
    const meant = choices.find(({value}) => value === asked);
    if (meant) meant.checked = true;
    const updateAddress = ({target}: Event): void => {
      const chosen = choices.find((choice) => choice === target);
      if (!chosen) return;
      const address = new URL(location.href);
      address.searchParams.set(key, chosen.value);
      history.replaceState(history.state, '', address);
    };
    element.addEventListener('change', updateAddress);
    return () => {
      element.removeEventListener('change', updateAddress);
    };
  }, [key]);
  return tabs;
}

export default function Tabs({
  groupId,
  queryString,
  defaultValue,
  values,
  className,
  children,
}: Props): ReactNode {
  const name = slugOf(useId());
  const tabs = useQuery(
    typeof queryString === 'string'
      ? queryString
      : queryString === true
        ? groupId
        : undefined,
  );
  // The framework's type knows its own properties alone.
  const items = sanitizeTabsChildren(children) as Item[];
  const shown = values
    ? values.flatMap(({value}) =>
        items.filter(({props}) => props.value === value),
      )
    : items;
  const first = shown.find(({props}) => props.default) ?? shown[0];
  const chosen = defaultValue === undefined ? first?.props.value : defaultValue;
  return (
    <div
      ref={tabs}
      // With `content`, reader views keep tabs that hold many links.
      className={clsx('tabs', 'content', className)}
      role="group"
      aria-label="Alternatives"
      data-group={groupId}>
      {shown.map(({props}) => {
        const {value, children: panel} = props;
        const label =
          props.label ??
          values?.find((one) => one.value === value)?.label ??
          value;
        const id =
          props.id ?? `tab-${slugOf(`${groupId ?? ''} ${value}`)}-${name}`;
        return (
          <div key={value} className="tab content">
            <input
              type="radio"
              className="tab__choice"
              {...{name, id, value}}
              aria-labelledby={`${id}-name`}
              defaultChecked={value === chosen}
            />
            {/* The label covers the text instead of holding it, since reader
                views drop labels. */}
            <strong className="tab__label" id={`${id}-name`}>
              {label}
              {/* eslint-disable-next-line jsx-a11y/label-has-associated-control -- the radio button has its name from the text */}
              <label className="tab__press" htmlFor={id} />
            </strong>
            <div className="tab__panel content">{panel}</div>
          </div>
        );
      })}
    </div>
  );
}
