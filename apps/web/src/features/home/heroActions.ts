import type { LinkPlace } from '#platform/page/links/linkPlace.ts'

export type HeroAction = { word: 'join' | 'startSwapping' | 'jukebox'; place: LinkPlace }

const SWAP: HeroAction = { word: 'startSwapping', place: { kind: 'ours', to: '/swap' } }
const JUKEBOX: HeroAction = { word: 'jukebox', place: { kind: 'ours', to: '/jukebox' } }

/** The two buttons of the first screen. Both lead to something that is there (spec: home.actions). */
export const heroActions = (chat: LinkPlace): readonly [HeroAction, HeroAction] => [
  chat.kind === 'outside' ? { word: 'join', place: chat } : SWAP,
  JUKEBOX,
]
