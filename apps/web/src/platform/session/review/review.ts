/**
 * Where an act with money is, from the press to what became of it. `Act` is what the person is asked to confirm: nothing in it
 * changes before it is accepted again.
 */
export type Review<Act> =
  | { readonly step: 'closed' }
  | { readonly step: 'confirm'; readonly act: Act }
  | { readonly step: 'waiting'; readonly act: Act; readonly cancel: () => void }
  | { readonly step: 'sent'; readonly act: Act; readonly id: string }
  | { readonly step: 'failed'; readonly act: Act; readonly text: string }
