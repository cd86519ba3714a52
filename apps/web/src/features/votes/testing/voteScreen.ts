// Who is who on the screens of governance, by the seed of our own chain.

/** Holds and has never delegated. */
export const THEO = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Lets Vera vote for her. */
export const PETRA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Votes with her own tokens and with Petra's. */
export const VERA = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
/** Has nothing but native currency. */
export const NICO = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'

/** One argument of a call. */
export const word = (value: string | bigint): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.replace('0x', '').toLowerCase()).padStart(64, '0')
