/**
 * Runs a command. If it throws, prints the message without a stack, for the
 * person who typed the command, and sets the exit code.
 */
export async function runCommand(
  main: () => void | Promise<void>,
): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}
