import type { SongKey } from '@musi/api/music/songs'
import type { Address } from '@musi/domain/address'
import { visitValue } from '#platform/page/visit/visitValue.ts'

/** Somebody with whom the artist shares. `account`: what the text leads to, once it does. */
export type TypedPayee = {
  readonly key: number
  readonly text: string
  readonly account: Address | null
  readonly share: string
}

/** On what terms a song will be registered, as it is being typed. */
export type TypedTerms = {
  /** Null: the newest of the artist's own. */
  readonly token: Address | null
  /** Null: at once. Else as the field for a time has it, by the person's own clock. */
  readonly opensAt: string | null
  readonly payees: readonly TypedPayee[]
  /** `kept`: those that were set before and that these fields cannot say. */
  readonly supporters: 'nobody' | 'token' | 'collectible' | 'kept'
  readonly atLeast: string
  readonly kept: readonly SongKey[]
  /** What a play costs, where it is typed with the rest: a song of the session brings its own. */
  readonly cost: string
}

const NOTHING: TypedTerms = {
  ...{ token: null, opensAt: null, payees: [], supporters: 'nobody', atLeast: '', kept: [], cost: '' },
}

/** Under which the terms of a song that is at our server are typed. */
export const ownTermsId = (song: string): string => `own-${song.slice(2, 12)}`

const value = visitValue<ReadonlyMap<string, TypedTerms>>(() => new Map())

/** What was typed for a song stays while the person looks at other pages. */
export const typedTerms = {
  get: value.get,
  subscribe: value.subscribe,
  of: (id: string): TypedTerms => value.get().get(id) ?? NOTHING,
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
    const key = payees.reduce((most, one) => Math.max(most, one.key), 0) + 1
    typedTerms.change(id, { payees: [...payees, { key, text: '', account: null, share: '' }] })
  },
}
