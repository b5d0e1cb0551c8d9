/** Whether the person asked this browser to save data; only Chromium tells. For the page and for the worker. */
export const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
