// Browsers offer WebMCP only where assistants can use it.
if (typeof document !== 'undefined' && 'modelContext' in document) {
  import(/* webpackChunkName: "assistant-tools" */ './registerTools').catch(
    () => {
      // Offline: the next page tries again.
    },
  );
}
