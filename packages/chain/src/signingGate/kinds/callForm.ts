import { type Fields, emptyFields } from '../own.ts'

/** One function that a kind of transaction may call, and how the screen names what is in it. */
export type CallForm = {
  readonly selector: `0x${string}`
  /**
   * The Solidity declaration with the names of the screen. `_name` is not on the screen; for `name?`, 0 is shown as
   * nothing.
   */
  readonly name: string
  readonly declared: string
  /** The field that shows the native currency sent along; null if none may be. */
  readonly currency: string | null
  /** Fields that follow from the choice of the function. */
  readonly says: Fields
  /** Fields that the target of the call already proves. */
  readonly byTarget: readonly string[]
  /** Arguments that must have this value. */
  readonly must: Fields
  /** Groups the arguments as the screen does; returns null if no screen of ours would show them. */
  readonly group: (fields: Fields) => Fields | null
}

const NOTHING: Fields = emptyFields()
const asTheyAre = (fields: Fields) => fields

/** Complete in itself: a field that was left out would be looked for in `Object.prototype`. */
export const callForm = (
  selector: CallForm['selector'],
  name: string,
  declared: string,
  says: Fields = NOTHING,
  currency: CallForm['currency'] = null,
  byTarget: CallForm['byTarget'] = [],
  must: Fields = NOTHING,
  group: CallForm['group'] = asTheyAre,
): CallForm => ({ selector, name, declared, currency, says, byTarget, must, group })
