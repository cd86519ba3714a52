import { words } from '#platform/page/i18n/words.ts'

/** Texts of the page that recovers an account with a new key. */
export const recoverText = words('recover', {
  title: 'Get an account back',
  lead: 'Lost your phone? The helper you chose can let your new phone into your account. It takes seven days, so that nobody can do it behind your back.',
  faulty: 'Part of this link is missing or changed. Ask for it again.',
  again: 'Start over',
  which: 'Which account?',
  account: 'Address or name of the account',
  'account.placeholder': 'Its address or name',
  'account.unknown': 'Don’t know it? Your helper can see it on this page.',
  next: 'Continue',
  seconded: 'You are the helper of',
  'seconded.none': 'No account.',
  'seconded.unread': 'We can’t read this right now. Type the account instead.',
  'seconded.recent': 'We only searched recent activity. Type an account that is missing here.',
  this: 'This account',
  notOurs:
    'We find no account with a passkey at this address. One that has done nothing yet can’t be recovered. Check the address, or ask your helper for the link.',
  noSigner:
    'No helper was chosen for this account, so nobody can let a new phone in. Two things may still work: another device on which you use this account, or a passkey that Apple, Google or a password manager kept.',
  'stillIn.helper': 'You are still in on this device. You need this page only for another phone.',
  stillIn: 'You are still in. Choose a helper now.',
  haveOne: 'I have one already',
  unknownSigner: 'We don’t know this account’s helper, so we can’t help here.',
  step: 'Step {step} of 3',
  'helper.about':
    'You are the helper. {owner} starts on the new phone: send this page there, and wait for a link back.',
  'helper.send': 'Send this page to the owner',
  'helper.newPhone': 'I am on the new phone',
  make: 'Make a passkey here',
  'make.about':
    'Make a passkey on the phone that you use from now on. Then your helper lets it in, and you wait seven days.',
  'make.when': 'If your helper lets it in today, it can come in on {day}.',
  'share.about':
    'Send this link to {name}. Then call {name} and read the four groups above to each other. They must be the same.',
  'share.send': 'Send the link to {name}',
  'share.show': 'Show the link and a code',
  'share.copied': 'Link copied',
  'share.connect': 'Are you {name}? Connect your wallet.',
  'share.otherWallet': 'The connected wallet isn’t {name}’s. If you are {name}, connect the other one.',
  help: 'Let the new phone in',
  'help.about':
    'You let the phone with the passkey {key} into {account}. It can come in after seven days, unless the owner stops it. You approve twice: first to sign, then to send.',
  'help.aboutOwn':
    'Touch your second passkey to let this phone, with the passkey {key}, into {account}. It can come in after seven days, unless the old phone stops it. You approve twice: first to sign, then to send. If the second passkey is lost too, nobody can let a phone in.',
  'help.sure':
    'Call the owner first, and make sure you know the voice. Read the four groups to each other. If you are wrong, a stranger gets everything.',
  'help.sureOwn':
    'Check that these four groups are the ones on your new phone. If they aren’t, a stranger gets everything.',
  'help.passkey': 'Let it in with your second passkey',
  'help.connect': 'Connect any wallet to send this. A new account by one touch will do.',
  'help.refused': 'You didn’t approve, so nothing has changed.',
  'help.otherWallet': 'Your wallet shows another account now, so nothing has changed.',
  proposed: 'Save this page. Come back on {time} and press “{button}”.',
  'proposed.helper': 'The owner opens this page on {time} and presses “{button}”. You can do it too.',
  save: 'Save this page',
  saved: 'Link copied. Keep it where you will find it again.',
  inForce: 'The new phone is in.',
  'in.title': 'You’re back',
  'in.ready': '{owner} now opens with the new phone’s passkey.',
  'in.button': 'Open my account',
  'in.open': 'The old phone can only look now.',
  'in.see': 'See my account',
  otherProposed: 'A new phone is waiting already. Letting in another one replaces it, and the seven days start again.',
})
