import {UNKNOWN} from '../shell/readShell';

import type {FlowEvent, Tool} from './events';

const LOCAL =
  /^https?:\/\/(?<host>[\w.-]*localhost|127\.0\.0\.1|0\.0\.0\.0):(?<port>\d+)/u;

/**
 * The port of this machine that an address asks. It is within the gateway if the
 * host is one of `*.localhost`, which gateways answer.
 */
export function portEvents(address: string, offset: number): FlowEvent[] {
  const {host = '', port} = LOCAL.exec(address)?.groups ?? {};
  if (port === undefined) return [];
  const within = host.endsWith('.localhost') ? 'gateway' : undefined;
  return [{does: 'needs', what: 'port', name: port, within, offset}];
}

/**
 * Events of `curl …` and `wget …`. An address that the reader got from a command
 * is taken for that of an application.
 */
export const curlEvents: Tool = ({words}) =>
  words.flatMap(({values, offset}) =>
    values.flatMap((value) => {
      const ports = portEvents(value, offset);
      const isApplication =
        ports.some(({within}) => within === 'gateway') ||
        value.startsWith(`${UNKNOWN}/`);
      if (!isApplication) return ports;
      return [...ports, {does: 'needs', what: 'application', offset}];
    }),
  );
