import { words } from '#platform/page/i18n/words.ts'

/** Words of the page on which an account gets a new key. */
export const recoverText = words('recover', {
  title: 'Get an account back',
  lead: 'If the phone with an account’s key is lost, its second signer can give it a new key. That takes seven days.',
  faulty: 'This link is not whole, or somebody changed it. Ask for a new one.',
  again: 'Begin anew',
  which: 'Which account?',
  account: 'Address or name of the account',
  next: 'Continue',
  seconded: 'You are the second signer of',
  'seconded.none': 'Of no account.',
  'seconded.unread': 'We can’t read this right now. Type the account instead.',
  'seconded.recent': 'Only recent blocks were searched. Type an account that is missing here.',
  this: 'This account',
  notOurs: 'This is not an open account with a passkey, so there is nothing to get back here.',
  noSigner: 'This account has no second signer, so nobody can give it a new key.',
  unknownSigner: 'We don’t know how this account’s second signer signs, so we can’t help here.',
  make: 'Make a new key here',
  'make.about':
    'First make a new passkey on the phone that you use from now on. Your second signer then proposes it for this account.',
  'share.about':
    'Now the second signer opens this link with their own wallet. Compare the new key above with the one that the second signer sees.',
  'share.connect': 'If you are the second signer, connect your wallet.',
  'share.otherWallet': 'The connected wallet is not the second signer. If you are, change the wallet.',
  help: 'Sign and propose',
  'help.about':
    'You propose the key {key} for {account}. In seven days it can be put in force and then signs for this account. Until then the present key can stop it.',
  'help.sure': 'Ask the owner in person or by phone whether the key is right. Whoever holds it gets the account.',
  'help.passkey': 'Sign with your second passkey',
  'help.connect': 'Connect any wallet to send the proposal. A new account by one touch will do.',
  'help.refused': 'Nothing was signed.',
  'help.otherWallet': 'Your wallet shows another account now. Nothing was signed.',
  proposed: 'This key is proposed. Once it is in force, choose “I have one already” when you connect.',
  inForce: 'This key signs for the account now. Connect with “I have one already”.',
  otherProposed: 'A key is proposed already. A new proposal would begin the seven days anew.',
})
