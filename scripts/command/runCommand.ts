/**
 * Runs a command. What is wrong is told in the words of the error alone, for
 * who typed the command, and the command fails.
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
