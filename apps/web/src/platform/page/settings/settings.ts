import { type UserSettings, DEFAULT_SETTINGS, storedSettings } from '@musi/domain/settings/userSettings'
import { stored } from '../storage/stored.ts'
import { type SavedTokens, readSavedTokens } from './savedTokens.ts'

const trueOrFalse = (value: unknown) => (typeof value === 'boolean' ? value : undefined)

/** The rule of the domain, asked for one value: what it would have replaced by a default is damaged. */
const ruled =
  <K extends keyof UserSettings>(name: K) =>
  (value: unknown): UserSettings[K] | undefined => {
    const read = storedSettings({ [name]: value })[name]
    return read === value ? read : undefined
  }

export type Settings = UserSettings & {
  /** Null: as the system says. */
  userDarkMode: boolean | null
  URLWarningVisible: boolean
  /** Those that the person has added, by chain. */
  tokens: SavedTokens
}

/** What somebody set for themselves (spec: storage.settings). Its key and `data.userDarkMode` are read by boot/boot.js as well. */
export const settings = stored<Settings>(
  {
    key: 'musi.settings',
    version: 1,
    defaults: { ...DEFAULT_SETTINGS, userDarkMode: null, URLWarningVisible: true, tokens: {} },
    readers: {
      slippageBps: ruled('slippageBps'),
      deadlineSeconds: ruled('deadlineSeconds'),
      approval: ruled('approval'),
      expertMode: ruled('expertMode'),
      userDarkMode: trueOrFalse,
      URLWarningVisible: trueOrFalse,
      tokens: readSavedTokens,
    },
  },
  () => localStorage,
)
