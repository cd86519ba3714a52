import { beforeEach, expect, it, vi } from 'vitest'

const storage = new Map<string, string>()
const KEY = 'musi.settings'

const loadSettings = async (text?: string) => {
  if (text !== undefined) storage.set(KEY, text)
  vi.resetModules()
  return (await import('./settings.ts')).settings
}

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  })
})

const DEFAULTS = {
  slippageBps: 50,
  deadlineSeconds: 1200,
  approval: 'unlimited',
  expertMode: false,
  userDarkMode: null,
  URLWarningVisible: true,
  tokens: {},
  pairs: {},
}

it('settings begin with the defaults of the specification', async () => {
  expect((await loadSettings()).get()).toEqual(DEFAULTS)
})

it('settings of an older version, with fewer fields, are still read', async () => {
  const settings = await loadSettings('{"version":1,"data":{"userDarkMode":true,"URLWarningVisible":false}}')
  expect(settings.get()).toEqual({ ...DEFAULTS, userDarkMode: true, URLWarningVisible: false })
})

it('settings survive a reload', async () => {
  const changed = { slippageBps: 0, deadlineSeconds: 90, approval: 'exact', expertMode: true } as const
  const settings = await loadSettings()
  settings.set(changed)
  expect((await loadSettings()).get()).toEqual({ ...DEFAULTS, ...changed })
})

it.each([
  ['slippageBps', '"a lot"'],
  ['slippageBps', '5000'],
  ['deadlineSeconds', '-1'],
  ['approval', '"all"'],
  ['expertMode', '"true"'],
  ['userDarkMode', '1'],
  ['URLWarningVisible', 'null'],
])('case 102: a %s of %s is reset to its default and the old text is preserved', async (name, value) => {
  const text = `{"version":1,"data":{"deadlineSeconds":90,"${name}":${value}}}`
  const settings = await loadSettings(text)
  const expected = name === 'deadlineSeconds' ? DEFAULTS : { ...DEFAULTS, deadlineSeconds: 90 }
  expect(settings.get()).toEqual(expected)
  expect(storage.get(`${KEY}.unread`)).toBe(text)
})
