import { stored } from './stored.ts'

const trueOrFalse = (value: unknown) => (typeof value === 'boolean' ? value : undefined)

/** What somebody set for themselves (decisions.md §22). Its key and `data.userDarkMode` are read by boot/boot.js as well. */
export const settings = stored(
  {
    key: 'musi.settings',
    version: 1,
    defaults: {
      /** Null: as the system says. */
      userDarkMode: null as boolean | null,
      URLWarningVisible: true,
    },
    readers: { userDarkMode: trueOrFalse, URLWarningVisible: trueOrFalse },
  },
  () => localStorage,
)
