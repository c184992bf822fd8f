import {createDocsTools, type CallTool} from '../engine/docsTools';

/** A call of a tool; its answer, a text, goes to the port that comes with it. */
export interface ToolCall {
  /** Of the site, with a slash at its end. */
  readonly address: string;
  readonly name: string;
  readonly input: unknown;
}

let tools: CallTool | undefined;

/** Browsers keep the message of an error from assistants, so it is an answer. */
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
