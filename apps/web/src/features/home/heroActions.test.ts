import { expect, it } from 'vitest'
import { heroActions } from './heroActions.ts'

const CHAT = { kind: 'outside', url: 'https://chat.example' } as const
const COMMUNITY = { kind: 'ours', to: '/#community' } as const

it.each([
  [CHAT, false, 'join', 'jukebox'],
  [CHAT, true, 'join', 'startSwapping'],
  [COMMUNITY, false, 'startSwapping', 'jukebox'],
  [COMMUNITY, true, 'startSwapping', 'join'],
] as const)(
  'with %o, and the jukebox still to come: %s, the buttons are %s and %s (spec: home.actions)',
  (chat, soon, ...words) => {
    expect(heroActions(chat, soon).map(({ word }) => word)).toEqual(words)
  },
)
