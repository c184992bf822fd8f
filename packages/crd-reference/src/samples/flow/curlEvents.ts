import type {Tool} from './events';

/**
 * Events of `curl …` and `wget …`: the ports of this machine that they ask. The
 * name has its host if that is one of `*.localhost`, which gateways answer.
 */
export const curlEvents: Tool = ({words}) =>
  words.flatMap(({values, offset}) =>
    values.flatMap((value) => {
      const found =
        /^https?:\/\/(?<host>[\w.-]*localhost|127\.0\.0\.1|0\.0\.0\.0):(?<port>\d+)/u.exec(
          value,
        );
      if (found?.groups === undefined) return [];
      const {host = '', port} = found.groups;
      const within = host.endsWith('.localhost') ? 'gateway' : undefined;
      return [
        {
          does: 'needs' as const,
          what: 'port' as const,
          name: port,
          within,
          offset,
        },
      ];
    }),
  );
