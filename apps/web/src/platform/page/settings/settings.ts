import { type UserSettings, DEFAULT_SETTINGS, storedSettings } from '@musi/domain/settings/userSettings'
import { stored } from '../storage/stored.ts'
import { type SavedPairs, readSavedPairs } from './savedPairs.ts'
import { type SavedTokens, readSavedTokens } from './savedTokens.ts'

const trueOrFalse = (value: unknown) => (typeof value === 'boolean' ? value : undefined)

/** Applies the domain's rule to one value; a value that the rule replaces by a default counts as damaged. */
const settingReader =
  <K extends keyof UserSettings>(name: K) =>
  (value: unknown): UserSettings[K] | undefined => {
    const result = storedSettings({ [name]: value })[name]
    return result === value ? result : undefined
  }

export type Settings = UserSettings & {
  /** Dark mode as set by the user; null follows the system. */
  userDarkMode: boolean | null
  URLWarningVisible: boolean
  /** Tokens that the person has added, by chain. */
  tokens: SavedTokens
  /** Pools that the person has found, by chain. */
  pairs: SavedPairs
}

/** The person's settings (spec: storage.settings). Its key and `data.userDarkMode` are read by boot/boot.js as well. */
export const settings = stored<Settings>(
  {
    key: 'musi.settings',
    version: 1,
    defaults: { ...DEFAULT_SETTINGS, userDarkMode: null, URLWarningVisible: true, tokens: {}, pairs: {} },
    readers: {
      slippageBps: settingReader('slippageBps'),
      deadlineSeconds: settingReader('deadlineSeconds'),
      approval: settingReader('approval'),
      expertMode: settingReader('expertMode'),
      userDarkMode: trueOrFalse,
      URLWarningVisible: trueOrFalse,
      tokens: readSavedTokens,
      pairs: readSavedPairs,
    },
  },
  () => localStorage,
)
