import { type Fields, emptyFields } from '../ownFields.ts'

/** One function that a kind of transaction may call, with the screen's names for its arguments. */
export type CallForm = {
  readonly selector: `0x${string}`
  /**
   * The Solidity declaration with the names of the screen. `_name` is not on the screen; for `name?`, 0 is shown as
   * nothing.
   */
  readonly name: string
  readonly declared: string
  /** The field that shows the native currency sent with the call; null if none may be sent. */
  readonly currency: string | null
  /** Fields implied by the function itself. */
  readonly impliedFields: Fields
  /** Fields already checked by the target of the call. */
  readonly checkedByTarget: readonly string[]
  /** Arguments that must have this value. */
  readonly requiredValues: Fields
  /** Converts the arguments to the screen's fields; null if no screen of ours shows such arguments. */
  readonly group: (fields: Fields) => Fields | null
}

const NO_FIELDS: Fields = emptyFields()
const unchanged = (fields: Fields) => fields

/** Sets every field, because a missing one would be read from `Object.prototype`. */
export const callForm = (
  selector: CallForm['selector'],
  name: string,
  declared: string,
  impliedFields: Fields = NO_FIELDS,
  currency: CallForm['currency'] = null,
  byTarget: CallForm['checkedByTarget'] = [],
  must: Fields = NO_FIELDS,
  group: CallForm['group'] = unchanged,
): CallForm => ({
  selector,
  name,
  declared,
  currency,
  impliedFields,
  checkedByTarget: byTarget,
  requiredValues: must,
  group,
})
