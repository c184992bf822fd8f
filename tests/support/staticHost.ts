/**
 * Serves the built site until it is ended:
 *
 *   npx tsx tests/support/staticHost.ts <port>
 */
import {siteServer} from './siteServer';

const [, , port] = process.argv;
siteServer.listen(Number(port));
