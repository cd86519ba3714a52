import { expect, it } from 'vitest'
import { heroActions } from './heroActions.ts'

const CHAT = { kind: 'outside', url: 'https://chat.example' } as const
const COMMUNITY = { kind: 'ours', to: '/#community' } as const

it.each([
  [CHAT, 'join', 'jukebox'],
  [COMMUNITY, 'startSwapping', 'jukebox'],
] as const)('with %o the buttons are %s and %s (spec: home.actions)', (chat, ...words) => {
  expect(heroActions(chat).map(({ word }) => word)).toEqual(words)
})
