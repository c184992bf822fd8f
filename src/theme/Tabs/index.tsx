// Ejects @docusaurus/theme-classic/lib/theme/Tabs (sha256 2d93ef4bcace or 97e1e8e10be1): radio buttons like those of `:::tabs`, which switch without scripts and share the remembered choice.
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

type Item = ReactElement<TabItemProps>;

function queryKey(
  queryString: Props['queryString'],
  groupId: string | undefined,
): string | undefined {
  return typeof queryString === 'string'
    ? queryString
    : queryString === true
      ? groupId
      : undefined;
}

/** Keeps the chosen tab and the query parameter of the address in sync. */
function useQuery(
  key: string | undefined,
): React.RefObject<HTMLDivElement | null> {
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

/** Tabs of components, which may compute their labels and panels. */
export default function Tabs({
  groupId,
  queryString,
  defaultValue,
  values,
  className,
  children,
}: Props): ReactNode {
  const name = slugOf(useId());
  const tabs = useQuery(queryKey(queryString, groupId));
  const items = sanitizeTabsChildren(children) as Item[];
  const labels = new Map(values?.map(({value, label}) => [value, label]));
  const shown = values
    ? values.flatMap(({value}) =>
        items.filter(({props}) => props.value === value),
      )
    : items;
  const chosen =
    defaultValue === undefined
      ? (shown.find(({props}) => props.default) ?? shown[0])?.props.value
      : defaultValue;
  return (
    <div
      ref={tabs}
      className={clsx('tabs', className)}
      role="group"
      aria-label="Alternatives"
      data-group={groupId}>
      {shown.map(
        ({
          props: {value, label = labels.get(value) ?? value, children: panel},
        }) => {
          const id = `tab-${slugOf(`${groupId ?? ''} ${value}`)}-${name}`;
          return (
            <div key={value} className="tab">
              <input
                type="radio"
                className="tab__choice"
                name={name}
                id={id}
                value={value}
                defaultChecked={value === chosen}
              />
              <label className="tab__label" htmlFor={id}>
                <span>{label}</span>
              </label>
              <div className="tab__panel">{panel}</div>
            </div>
          );
        },
      )}
    </div>
  );
}
