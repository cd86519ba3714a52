import type { SongKey } from '@musi/api/music/songs'
import type { Address } from '@musi/domain/address'
import { visitValue } from '#platform/page/visit/visitValue.ts'

/** A payee besides the artist. `account`: the address the text resolves to, once it does. */
export type TypedPayee = {
  readonly key: number
  readonly text: string
  readonly account: Address | null
  readonly share: string
}

/** Terms for registering a song, as they are being typed. */
export type TypedTerms = {
  /** Token the song is paid in; null for the artist's newest token. */
  readonly token: Address | null
  /** Release time; null releases it at once; otherwise formatted for the time field, in local time. */
  readonly opensAt: string | null
  readonly payees: readonly TypedPayee[]
  /** `kept`: keeps earlier settings that these fields cannot express. */
  readonly supporters: 'nobody' | 'token' | 'collectible' | 'kept'
  readonly atLeast: string
  readonly kept: readonly SongKey[]
  /** Price of a play, if it is part of this form; a song of the session has its own. */
  readonly cost: string
}

const EMPTY_TERMS: TypedTerms = {
  token: null,
  opensAt: null,
  payees: [],
  supporters: 'nobody',
  atLeast: '',
  kept: [],
  cost: '',
}

/** Key of the typed terms of a song on our server. */
export const ownTermsId = (song: string): string => `own-${song.slice(2, 12)}`

const value = visitValue<ReadonlyMap<string, TypedTerms>>(() => new Map())

/** Keeps a song's input while the user visits other pages. */
export const typedTerms = {
  get: value.get,
  subscribe: value.subscribe,
  of: (id: string): TypedTerms => value.get().get(id) ?? EMPTY_TERMS,
  change(id: string, part: Partial<TypedTerms>): void {
    value.set(new Map([...value.get(), [id, { ...typedTerms.of(id), ...part }]]))
  },
  forget: (id: string): void => value.set(new Map([...value.get()].filter(([one]) => one !== id))),
  changePayee(id: string, key: number, part: Partial<TypedPayee>): void {
    const { payees } = typedTerms.of(id)
    typedTerms.change(id, { payees: payees.map((one) => (one.key === key ? { ...one, ...part } : one)) })
  },
  addPayee(id: string): void {
    const { payees } = typedTerms.of(id)
    const key = payees.reduce((highest, one) => Math.max(highest, one.key), 0) + 1
    typedTerms.change(id, { payees: [...payees, { key, text: '', account: null, share: '' }] })
  },
}
