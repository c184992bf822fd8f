import spawn from 'cross-spawn';

export interface Outcome {
  readonly code: number;
  /** Empty if the output went to the terminal. */
  readonly output: string;
}

/**
 * Runs a program.
 *
 * @param isQuiet - Whether to collect its output instead of showing it.
 * @param env - Added to the environment.
 * @param cwd - The working directory by default.
 */
export function runProgram(
  [program = '', ...args]: readonly string[],
  isQuiet: boolean,
  env: Readonly<Record<string, string>>,
  cwd?: string,
): Promise<Outcome> {
  const child = spawn(program, args, {
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: {...process.env, ...env},
    cwd,
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({code: code ?? 1, output: Buffer.concat(chunks).toString()});
    });
  });
}
