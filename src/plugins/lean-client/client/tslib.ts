/** The one helper of `tslib` that the framework's client code asks for. */
export function __importDefault(module: unknown): unknown {
  const isEsModule =
    typeof module === 'object' && module !== null && '__esModule' in module;
  return isEsModule ? module : {default: module};
}
