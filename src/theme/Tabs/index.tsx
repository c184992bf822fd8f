// Ejects Tabs: radio buttons, which switch without script.
import {useEffect, useId, type ReactElement, type ReactNode} from 'react';

import {useLocation} from '@docusaurus/router';
import {
  sanitizeTabsChildren,
  useTabs,
  type TabItemProps,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {slugOf} from '@site/src/lib/text';

/** What `:::tab` gives its item: the anchor of the tab. */
type Item = ReactElement<TabItemProps & {readonly id?: string}>;

export default function Tabs(props: Props): ReactNode {
  const name = slugOf(useId());
  const {selectedValue, selectValue, tabValues} = useTabs(props);
  const {hash} = useLocation();
  // The framework's type knows its own properties alone.
  const items = sanitizeTabsChildren(props.children) as Item[];
  const tabs = tabValues.map(({value, label = value}) => {
    const item = items.find(({props: {value: own}}) => own === value);
    const id = item?.props.id ?? `tab-${slugOf(value)}-${name}`;
    return {value, label, id, panel: item?.props.children};
  });
  // Shows the tab that the address names, or a part of it.
  useEffect(() => {
    if (hash === '') return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    const tab = tabs.find(({id}) => {
      const choice = document.getElementById(id);
      return target !== null && choice?.parentElement?.contains(target);
    });
    if (!tab) return;
    selectValue(tab.value);
    requestAnimationFrame(() => target?.scrollIntoView());
    // oxlint-disable-next-line react/exhaustive-deps -- a later choice must stay
  }, [hash]);
  return (
    // Sections, because reader views leave out a div with fields.
    <section className={clsx('tabs-choice', props.className)} role="group">
      {tabs.map(({value, label, id, panel}) => (
        <section key={value} className="tab">
          <input
            type="radio"
            {...{name, id, value}}
            checked={value === selectedValue}
            onChange={() => {
              selectValue(value);
            }}
          />
          <label htmlFor={id}>{label}</label>
          <section className="tab__panel">{panel}</section>
        </section>
      ))}
    </section>
  );
}
