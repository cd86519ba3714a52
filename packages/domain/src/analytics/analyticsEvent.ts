type EventOf<Category extends string, Action extends string> = {
  readonly category: Category
  readonly action: Action
  readonly label: string
}

/** Every event that is counted (spec: reports.events). The label never holds an amount or somebody's own address. */
export type AnalyticsEvent =
  | EventOf<'Swap', 'Swap w/o Send' | 'Swap w/o Send + recipient' | 'Swap w/ Send'>
  | EventOf<'Liquidity', 'Add' | 'Remove'>
  | EventOf<'Migrate', 'V1->V2'>
  | EventOf<'Remove', 'V1'>
  | EventOf<
      'Lists',
      | 'Change Lists'
      | 'Back'
      | 'Select List'
      | 'Update List from List Select'
      | 'Update List from Popup'
      | 'Start Remove List'
      | 'Confirm Remove List'
      | 'Add List'
      | 'Add List Failed'
    >
  | EventOf<'Currency Select', 'Search by address'>
  | EventOf<'Wallet', 'Change Wallet'>
