// Stands in for @docusaurus/react-loadable 6.0.0 in the browser: the two calls of the framework's ComponentCreator, without the server's half.
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';

import type {LoadingComponentProps} from 'react-loadable';

import {LOADING_DELAY_MS} from '../../../site/limits';

type Props = Readonly<Record<string, unknown>>;

interface Options<Loader, Loaded> {
  readonly loader: Loader;
  /** Drawn while the module is on its way, and when it could not be had. */
  readonly loading: ComponentType<LoadingComponentProps>;
  readonly render: (loaded: Loaded, props: Props) => ReactNode;
}

type LoadableComponent = ComponentType<Props> & {
  readonly preload: () => Promise<unknown>;
};

interface State<Loaded> {
  readonly promise: Promise<Loaded>;
  readonly isLoading: boolean;
  readonly loaded?: Loaded;
  readonly error?: unknown;
}

/** All uses of a component share one load, until somebody asks for another. */
function createLoadable<Loaded>(
  load: () => Promise<Loaded>,
  {loading: Loading, render}: Omit<Options<never, Loaded>, 'loader'>,
): LoadableComponent {
  let latest: State<Loaded> | undefined;

  const begin = (): State<Loaded> => {
    const promise = load();
    promise.then(
      (loaded) => {
        latest = {promise, isLoading: false, loaded};
      },
      (error: unknown) => {
        latest = {promise, isLoading: false, error};
      },
    );
    latest = {promise, isLoading: true};
    return latest;
  };

  function Loadable(props: Props): ReactNode {
    const [state, setState] = useState(() => latest ?? begin());
    const [isLate, setIsLate] = useState(false);
    useEffect(() => {
      if (!state.isLoading) return undefined;
      let isMounted = true;
      const end = (): void => {
        if (isMounted && latest) setState(latest);
      };
      state.promise.then(end, end);
      const timer = setTimeout(() => {
        setIsLate(true);
      }, LOADING_DELAY_MS);
      return () => {
        isMounted = false;
        clearTimeout(timer);
      };
    }, [state]);
    const {isLoading, loaded, error} = state;
    if (loaded !== undefined) return render(loaded, props);
    return (
      <Loading
        isLoading={isLoading}
        pastDelay={isLate}
        timedOut={false}
        error={error}
        retry={() => {
          setState(begin());
        }}
      />
    );
  }

  return Object.assign(Loadable, {
    preload: () => (latest ?? begin()).promise,
  });
}

function Loadable<Loaded>(
  options: Options<() => Promise<Loaded>, Loaded>,
): LoadableComponent {
  return createLoadable(options.loader, options);
}

type Loaders = Readonly<Record<string, () => Promise<unknown>>>;

/** Several modules that are drawn together. */
function LoadableMap(
  options: Options<Loaders, Readonly<Record<string, unknown>>>,
): LoadableComponent {
  const loadAll = async (): Promise<Readonly<Record<string, unknown>>> => {
    const modules = Object.entries(options.loader).map(
      async ([name, load]): Promise<[string, unknown]> => [name, await load()],
    );
    return Object.fromEntries(await Promise.all(modules));
  };
  return createLoadable(loadAll, options);
}

export default Object.assign(Loadable, {Map: LoadableMap});
