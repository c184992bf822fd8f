import * as z from 'zod';

const settings = z.object({
  ALGOLIA_APP_ID: z.string().min(1, 'set the id of the application'),
  ALGOLIA_WRITE_KEY: z
    .string()
    .min(1, 'set a key with the rights addObject, deleteIndex, editSettings'),
  ALGOLIA_INDEX_NAME: z.string().min(1).default('openchoreo'),
});

export interface PushSettings {
  readonly appId: string;
  readonly writeKey: string;
  readonly indexName: string;
}

/**
 * Reads the settings of a push. They come only from the environment, because a
 * key in an option would stay in the shell's history.
 *
 * @throws Error that lists all missing settings.
 */
export function readPushSettings(
  variables: Readonly<Record<string, string | undefined>>,
): PushSettings {
  const {ALGOLIA_INDEX_NAME: name, ...rest} = variables;
  const parsed = settings.safeParse({
    ALGOLIA_APP_ID: rest['ALGOLIA_APP_ID'] ?? '',
    ALGOLIA_WRITE_KEY: rest['ALGOLIA_WRITE_KEY'] ?? '',
    ALGOLIA_INDEX_NAME: name === '' ? undefined : name,
  });
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      ({path, message}) => `  ${path.join('.')}: ${message}`,
    );
    throw new Error(`Environment variables are missing:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  return {
    appId: values.ALGOLIA_APP_ID,
    writeKey: values.ALGOLIA_WRITE_KEY,
    indexName: values.ALGOLIA_INDEX_NAME,
  };
}
