// @in follow-worker
interface SavesData {
  readonly connection?: { readonly saveData?: boolean }
}

declare global {
  interface Navigator extends SavesData {}
  interface WorkerNavigator extends SavesData {}
}

/** Whether the person asked this browser to save data; only Chromium tells. For the page and for the worker. */
export const savesData = (): boolean => navigator.connection?.saveData === true
