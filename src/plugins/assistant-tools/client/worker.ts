import {createDocsTools, type CallTool} from '../engine/docsTools';

/** A tool call. The answer goes to the message port that comes with it. */
export interface ToolCall {
  /** Absolute URL of the site, with a trailing slash. */
  readonly address: string;
  readonly name: string;
  readonly input: unknown;
}

let tools: CallTool | undefined;

/** Browsers hide error messages from assistants, so errors become answers. */
async function answer({address, name, input}: ToolCall): Promise<string> {
  tools ??= createDocsTools({
    address,
    read: async (file) => {
      const response = await fetch(address + file);
      if (response.ok) return response.text();
      throw new Error(`${file} answered ${response.status}.`);
    },
  });
  return tools(name, input).catch(String);
}

addEventListener('message', ({data, ports}: MessageEvent<ToolCall>) => {
  void answer(data).then((reply) => ports[0]?.postMessage(reply));
});
