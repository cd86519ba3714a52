import { words } from '#platform/page/i18n/words.ts'

/** Words of the panel, bundled with its code. */
export const settingsText = words('settings', {
  transaction: 'Transaction Settings',
  interface: 'Interface Settings',
  slippage: 'Slippage tolerance',
  'slippage.hint': 'Your transaction will revert if the price changes unfavorably by more than this percentage.',
  'slippage.own': 'Slippage tolerance in percent',
  'slippage.invalid': 'Enter a valid slippage percentage',
  'slippage.range': 'From 0 to 50%.',
  'slippage.riskyLow': 'Your transaction may fail',
  'slippage.riskyHigh': 'Your transaction may be frontrun',
  percent: '%',
  deadline: 'Transaction deadline',
  'deadline.hint': 'Your transaction will revert if it is pending for more than this long.',
  'deadline.own': 'Transaction deadline in minutes',
  'deadline.invalid': 'Enter minutes greater than 0',
  minutes: 'minutes',
  exact: 'Approve exact amounts',
  'exact.hint': 'Approve only what each step needs. You’ll be asked again next time.',
  expert: 'Toggle Expert Mode',
  'expert.hint': 'Bypasses confirmation modals and allows high slippage trades. Use at your own risk.',
  dark: 'Dark mode',
  about: 'About: {what}',
  'sure.title': 'Are you sure?',
  'sure.text':
    'Expert mode turns off the confirm transaction prompt and allows high slippage trades that often result in bad rates and lost funds.',
  'sure.loud': 'ONLY USE THIS MODE IF YOU KNOW WHAT YOU ARE DOING.',
  'sure.on': 'Turn On Expert Mode',
  'sure.prompt': 'Please type the word "confirm" to enable expert mode.',
})
