// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title Songs with paid plays
/// @notice An artist registers a song with a price in a token, normally their own. A fan pays, and the payees get the money at the
/// same moment. A share whose transfer to its payee fails is kept for that payee. The server that stores the recording gives it to
/// the fan of a `Played` event.
/// @dev Invariants: of each token the contract holds `totalOwed`, and more only if somebody sent it tokens unasked; the
/// shares of a song sum to 10,000 and never change; only a payee replaces itself; only the artist of a song changes its
/// price or retires it; a retired song stays retired; nobody pays before a song opens; functions that move money cannot be entered
/// while one runs, from any hook of a token, payer or payee; there is no owner. It may hold less than it owes of a token whose balances
/// shrink by themselves.
interface IJukebox {
    /// @notice An account that gets a share of a song's payments.
    /// @param account The account that is paid; neither the zero address nor the jukebox.
    /// @param shareBps The share in hundredths of a per cent, more than 0.
    struct Payee {
        address account;
        uint16 shareBps;
    }

    /// @notice The data of a song.
    /// @param artist The account that registered it.
    /// @param plays The number of paid plays.
    /// @param retired True if the song is retired.
    /// @param token The token in which plays are paid.
    /// @param opensAt The first time at which it can be played, in seconds since 1970; 0 for always.
    /// @param cost The price of a play, in the token's smallest unit.
    /// @param contentHash The hash of the recording.
    struct Song {
        address artist;
        uint64 plays;
        bool retired;
        address token;
        uint64 opensAt;
        uint128 cost;
        bytes32 contentHash;
    }

    /// @notice A song was registered.
    /// @param songId The id.
    /// @param artist The account that registered it.
    /// @param token The token in which plays are paid.
    /// @param nonce The artist's number for the song.
    /// @param cost The price of a play.
    /// @param opensAt The first time at which it can be played, in seconds since 1970.
    /// @param payees The accounts that share the payments.
    /// @param contentHash The hash of the recording.
    event SongRegistered(
        bytes32 indexed songId,
        address indexed artist,
        address indexed token,
        uint256 nonce,
        uint256 cost,
        uint64 opensAt,
        Payee[] payees,
        bytes32 contentHash
    );

    /// @notice The artist changed the price.
    /// @param songId The song.
    /// @param oldCost The price before.
    /// @param newCost The price from now on.
    event CostChanged(bytes32 indexed songId, uint256 oldCost, uint256 newCost);

    /// @notice The artist retired the song; it can no longer be played.
    /// @param songId The song.
    event SongRetired(bytes32 indexed songId);

    /// @notice A play was paid for.
    /// @param songId The song.
    /// @param fan The account that may hear it.
    /// @param payer The account that paid.
    /// @param token The token of the payment.
    /// @param cost The paid amount.
    event Played(bytes32 indexed songId, address indexed fan, address indexed payer, address token, uint256 cost);

    /// @notice Paying a payee's share failed, so the jukebox holds it for that payee.
    /// @param songId The song.
    /// @param payee The payee.
    /// @param token The token of the payment.
    /// @param amount The amount owed to the payee for this play.
    event ShareOwed(bytes32 indexed songId, address indexed payee, address indexed token, uint256 amount);

    /// @notice A payee collected what the jukebox owed.
    /// @param payee The payee.
    /// @param token The token.
    /// @param to The recipient.
    /// @param amount The amount.
    event OwedCollected(address indexed payee, address indexed token, address indexed to, uint256 amount);

    /// @notice A payee was replaced by another account that it named.
    /// @param songId The song.
    /// @param oldPayee The earlier payee.
    /// @param newPayee The new payee.
    event PayeeReplaced(bytes32 indexed songId, address indexed oldPayee, address indexed newPayee);

    /// @notice The artist already has a song with this nonce.
    /// @param songId The id.
    error AlreadyRegistered(bytes32 songId);
    /// @notice There is no song with this id.
    /// @param songId The id.
    error NoSuchSong(bytes32 songId);
    /// @notice The song is retired.
    /// @param songId The song.
    error Retired(bytes32 songId);
    /// @notice Only the artist of a song may change it.
    /// @param songId The song.
    /// @param caller The caller.
    error NotTheArtist(bytes32 songId, address caller);
    /// @notice The price is above what the fan agreed to, because it has risen meanwhile.
    /// @param cost The price now.
    /// @param maxCost The most that the fan agreed to.
    error CostRose(uint256 cost, uint256 maxCost);
    /// @notice The cost of a play is zero.
    error NoCost();
    /// @notice There is no contract at the token's address, it does not say its decimals, or it is a collection of single pieces
    /// (ERC-721), where the price would be the token id of one of the payer's pieces.
    /// @param token The address.
    error NotAToken(address token);
    /// @notice A song has 1 to 10 payees.
    /// @param count The given number of payees.
    error BadPayeeCount(uint256 count);
    /// @notice The address cannot be paid, or its share is zero.
    /// @param account The address.
    error BadPayee(address account);
    /// @notice The shares do not sum to 10,000.
    /// @param sumBps The actual sum.
    error SharesDoNotAddUp(uint256 sumBps);
    /// @notice The fan is the zero address.
    error NoFan();
    /// @notice The song has not opened yet.
    /// @param songId The song.
    /// @param opensAt The time at which it opens, in seconds since 1970.
    error NotOpenYet(bytes32 songId, uint256 opensAt);
    /// @notice The caller has no share in the song.
    /// @param songId The song.
    /// @param caller The caller.
    error NotAPayee(bytes32 songId, address caller);
    /// @notice The jukebox owes the caller nothing of this token.
    /// @param payee The caller.
    /// @param token The token.
    error NothingOwed(address payee, address token);

    /// @notice Registers a song of the caller.
    /// @param nonce A number that distinguishes it from the caller's other songs; it cannot be used twice.
    /// @param token The token in which plays are paid: a contract that states its decimals and is no collection of single pieces.
    /// @param cost The price of a play in the token's smallest unit, more than 0.
    /// @param opensAt The first time at which it can be played, in seconds since 1970; 0 for at once. It never changes.
    /// @param payees The accounts that share the payments, 1 to 10; the first gets the rounding remainder.
    /// @param contentHash The hash of the recording.
    /// @return songId The id, as `songIdOf` gives it.
    function register(
        uint256 nonce,
        address token,
        uint128 cost,
        uint64 opensAt,
        Payee[] calldata payees,
        bytes32 contentHash
    ) external returns (bytes32 songId);

    /// @notice Changes the price. For the artist only, and not once the song is retired.
    /// @param songId The song.
    /// @param cost The new price, more than 0.
    function changeCost(bytes32 songId, uint128 cost) external;

    /// @notice Retires the song permanently. For the artist only.
    /// @param songId The song.
    function retire(bytes32 songId) external;

    /// @notice Replaces the caller by another account in all of the caller's places among a song's payees. For a payee only.
    /// What is owed to the caller stays the caller's.
    /// @param songId The song.
    /// @param account The new payee; neither the zero address nor the jukebox.
    function replacePayee(bytes32 songId, address account) external;

    /// @notice Collects what the jukebox owes the caller of one token: the shares whose transfer failed when they were paid.
    /// @param token The token.
    /// @param to The recipient; neither the zero address nor the jukebox. A payee that cannot receive the token names another account.
    function collectOwed(address token, address to) external;

    /// @notice Pays for a play for the caller, from the caller's allowance for the jukebox.
    /// @param songId The song.
    /// @param maxCost The most that the caller will pay.
    function play(bytes32 songId, uint256 maxCost) external;

    /// @notice Pays for a play that somebody else may hear.
    /// @param songId The song.
    /// @param fan The account that may hear it.
    /// @param maxCost The most that the caller agrees to pay.
    function playFor(bytes32 songId, address fan, uint256 maxCost) external;

    /// @notice Pays for a play with the caller's permit for the song's token. A permit that is already used, or that the token does
    /// not support, is ignored: the allowance decides.
    /// @param songId The song.
    /// @param maxCost The most that the caller agrees to pay.
    /// @param value The allowance that the permit gives the jukebox.
    /// @param deadline The last time at which the permit is valid, in seconds since 1970.
    /// @param v Part of the signature.
    /// @param r Part of the signature.
    /// @param s Part of the signature.
    function playWithPermit(
        bytes32 songId,
        uint256 maxCost,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;

    /// @notice The data of a song; reverts if it does not exist.
    /// @param songId The song.
    /// @return The song.
    function song(bytes32 songId) external view returns (Song memory);

    /// @notice The payees of a song; empty if there is no such song.
    /// @param songId The song.
    /// @return The payees, starting with the one who gets the rounding remainder.
    function payees(bytes32 songId) external view returns (Payee[] memory);

    /// @notice The amount of a token that the jukebox owes a payee.
    /// @param payee The payee.
    /// @param token The token.
    /// @return The amount that the payee may collect, in the token's smallest unit.
    function owed(address payee, address token) external view returns (uint256);

    /// @notice The amount of a token that the jukebox owes all payees together.
    /// @param token The token.
    /// @return The sum of all owed amounts, in the token's smallest unit.
    function totalOwed(address token) external view returns (uint256);

    /// @notice The id of an artist's existing or future song; it differs between jukeboxes.
    /// @param artist The artist.
    /// @param nonce The artist's number for the song.
    /// @return The hash of the jukebox and both.
    function songIdOf(address artist, uint256 nonce) external view returns (bytes32);
}
