/**
 * The state of an act with money, from the press to its outcome. `Act` is what the person is asked to confirm: nothing in it
 * changes before it is accepted again.
 */
export type Review<Act> =
  | { readonly step: 'closed' }
  /** `isDeclined`: it was asked for in the wallet, and the person said no there. */
  | { readonly step: 'confirm'; readonly act: Act; readonly isDeclined?: boolean }
  | { readonly step: 'waiting'; readonly act: Act; readonly cancel: () => void }
  | { readonly step: 'sent'; readonly act: Act; readonly id: string }
  | { readonly step: 'failed'; readonly act: Act; readonly text: string; readonly isOwnRefusal: boolean }
