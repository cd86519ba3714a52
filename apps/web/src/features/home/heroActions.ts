import type { LinkPlace } from '../../platform/page/links/linkPlace.ts'

export type HeroAction = { word: 'join' | 'startSwapping' | 'jukebox'; place: LinkPlace }

const SWAP: HeroAction = { word: 'startSwapping', place: { kind: 'ours', to: '/swap' } }
const JUKEBOX: HeroAction = { word: 'jukebox', place: { kind: 'ours', to: '/jukebox' } }

/** The two buttons of the first screen. Both lead to something that is there (spec: home.actions). */
export function heroActions(chat: LinkPlace, isJukeboxSoon: boolean): readonly [HeroAction, HeroAction] {
  const join: HeroAction = { word: 'join', place: chat }
  const isChatSet = chat.kind === 'outside'
  const first = isChatSet ? join : SWAP
  if (!isJukeboxSoon) return [first, JUKEBOX]
  return [first, isChatSet ? SWAP : join]
}
