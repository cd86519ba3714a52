import { beforeEach, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
const KEY = 'musi.settings'

const opened = async (text?: string) => {
  if (text !== undefined) kept.set(KEY, text)
  vi.resetModules()
  return (await import('./settings.ts')).settings
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
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
}

it('settings begin with the defaults of the specification', async () => {
  expect((await opened()).get()).toEqual(DEFAULTS)
})

it('settings of a visit before there were more of them are read on', async () => {
  const settings = await opened('{"version":1,"data":{"userDarkMode":true,"URLWarningVisible":false}}')
  expect(settings.get()).toEqual({ ...DEFAULTS, userDarkMode: true, URLWarningVisible: false })
})

it('settings survive the visit', async () => {
  const changed = { slippageBps: 0, deadlineSeconds: 90, approval: 'exact', expertMode: true } as const
  const settings = await opened()
  settings.set(changed)
  expect((await opened()).get()).toEqual({ ...DEFAULTS, ...changed })
})

it.each([
  ['slippageBps', '"a lot"'],
  ['slippageBps', '5000'],
  ['deadlineSeconds', '-1'],
  ['approval', '"all"'],
  ['expertMode', '"true"'],
  ['userDarkMode', '1'],
  ['URLWarningVisible', 'null'],
])('case 102: a %s of %s is reset to its default and the old text is kept aside', async (name, value) => {
  const text = `{"version":1,"data":{"deadlineSeconds":90,"${name}":${value}}}`
  const settings = await opened(text)
  const expected = name === 'deadlineSeconds' ? DEFAULTS : { ...DEFAULTS, deadlineSeconds: 90 }
  expect(settings.get()).toEqual(expected)
  expect(kept.get(`${KEY}.unread`)).toBe(text)
})
