type Counted<Category extends string, Action extends string> = {
  readonly category: Category
  readonly action: Action
  readonly label: string
}

/** Every event that is counted (spec: reports.events). The label never holds an amount or somebody's own address. */
export type AnalyticsEvent =
  | Counted<'Swap', 'Swap w/o Send' | 'Swap w/o Send + recipient' | 'Swap w/ Send'>
  | Counted<'Liquidity', 'Add' | 'Remove'>
  | Counted<'Migrate', 'V1->V2'>
  | Counted<'Remove', 'V1'>
  | Counted<
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
  | Counted<'Currency Select', 'Search by address'>
  | Counted<'Wallet', 'Change Wallet'>
