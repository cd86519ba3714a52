// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title Songs that are paid for by the play
/// @notice An artist registers a song with a price in a token, normally their own; a fan pays, and the payees get the money in the
/// same moment. A share that its payee does not take is kept for him alone. The server that keeps the recording releases it to
/// whoever `Played` names.
/// @dev Invariants: of a token the contract holds what `totalOwed` says, and more only where somebody sent it some unasked; the
/// shares of a song sum to 10,000 and never change; only a payee puts another in his place; only the artist of a song changes its
/// price or retires it; a retired song stays retired; nobody pays before a song opens; whatever moves money is entered once at a
/// time, from no hook of a token, payer or payee; there is no owner. Of a token whose balances shrink by themselves it may hold less
/// than it owes.
interface IJukebox {
    /// @notice Somebody who gets a share of a song's earnings.
    /// @param account Where the money goes; neither the zero address nor the jukebox.
    /// @param shareBps The share in hundredths of a per cent, more than 0.
    struct Payee {
        address account;
        uint16 shareBps;
    }

    /// @notice The data of a song.
    /// @param artist Who registered it.
    /// @param plays How often it was paid for.
    /// @param retired Whether it is no longer played.
    /// @param token What it is paid in.
    /// @param opensAt From when on it is played, in seconds since 1970; 0 when it always was.
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
    /// @param songId Its id.
    /// @param artist Who registered it.
    /// @param token What it is paid in.
    /// @param nonce The number that the artist gave it.
    /// @param cost The price of a play.
    /// @param opensAt From when on it is played, in seconds since 1970.
    /// @param payees Who shares in what it earns.
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

    /// @notice The artist retired the song; it is not played any more.
    /// @param songId The song.
    event SongRetired(bytes32 indexed songId);

    /// @notice A play was paid for.
    /// @param songId The song.
    /// @param fan Who may hear it.
    /// @param payer Who paid.
    /// @param token What was paid in.
    /// @param cost How much was paid.
    event Played(bytes32 indexed songId, address indexed fan, address indexed payer, address token, uint256 cost);

    /// @notice A payee did not take his share, and it is kept for him.
    /// @param songId The song.
    /// @param payee Whose share it is.
    /// @param token What was paid in.
    /// @param amount How much is owed to him for this play.
    event ShareOwed(bytes32 indexed songId, address indexed payee, address indexed token, uint256 amount);

    /// @notice What was owed was collected.
    /// @param payee Who collected it.
    /// @param token Of which token.
    /// @param to Where it went.
    /// @param amount How much.
    event OwedCollected(address indexed payee, address indexed token, address indexed to, uint256 amount);

    /// @notice A payee put another in his place.
    /// @param songId The song.
    /// @param oldPayee Who had the share.
    /// @param newPayee Who has it from now on.
    event PayeeReplaced(bytes32 indexed songId, address indexed oldPayee, address indexed newPayee);

    /// @notice The artist already has a song with this nonce.
    /// @param songId Its id.
    error AlreadyRegistered(bytes32 songId);
    /// @notice There is no song with this id.
    /// @param songId The id.
    error NoSuchSong(bytes32 songId);
    /// @notice The song is retired.
    /// @param songId The song.
    error Retired(bytes32 songId);
    /// @notice Only the artist of a song may change it.
    /// @param songId The song.
    /// @param caller Who tried to.
    error NotTheArtist(bytes32 songId, address caller);
    /// @notice The price is above what the fan agreed to, because it has risen meanwhile.
    /// @param cost The price now.
    /// @param maxCost What the fan agreed to.
    error CostRose(uint256 cost, uint256 maxCost);
    /// @notice A play must cost something.
    error NoCost();
    /// @notice There is no contract at the token's address, it does not say its decimals, or it is a collection of single pieces
    /// (ERC-721), where the price would be the number of one of the payer's pieces.
    /// @param token The address.
    error NotAToken(address token);
    /// @notice A song has 1 to 10 payees.
    /// @param count How many were given.
    error BadPayeeCount(uint256 count);
    /// @notice The address cannot be paid, or its share is zero.
    /// @param account The address.
    error BadPayee(address account);
    /// @notice The shares do not sum to 10,000.
    /// @param sumBps What they sum to.
    error SharesDoNotAddUp(uint256 sumBps);
    /// @notice The fan is the zero address.
    error NoFan();
    /// @notice The song is not played yet.
    /// @param songId The song.
    /// @param opensAt From when on it is, in seconds since 1970.
    error NotOpenYet(bytes32 songId, uint256 opensAt);
    /// @notice The caller has no share in the song.
    /// @param songId The song.
    /// @param caller Who called.
    error NotAPayee(bytes32 songId, address caller);
    /// @notice Nothing of this token is kept for the caller.
    /// @param payee Who called.
    /// @param token The token.
    error NothingOwed(address payee, address token);

    /// @notice Registers a song of the caller.
    /// @param nonce A number that distinguishes it from the caller's other songs; it cannot be used twice.
    /// @param token What it is paid in; a contract that says its decimals, and no collection of single pieces.
    /// @param cost The price of a play in the token's smallest unit, more than 0.
    /// @param opensAt From when on it is played, in seconds since 1970; 0 for at once. It never changes.
    /// @param payees Who shares in what it earns, 1 to 10; the first gets the rounding remainder.
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

    /// @notice Takes the song off for ever. For the artist only.
    /// @param songId The song.
    function retire(bytes32 songId) external;

    /// @notice Puts another in the caller's place among those who share in a song, in all places that he has. For a payee only.
    /// What is owed to the caller stays his.
    /// @param songId The song.
    /// @param account Who has the share from now on; neither the zero address nor the jukebox.
    function replacePayee(bytes32 songId, address account) external;

    /// @notice Collects what is kept for the caller of one token: the shares that he did not take when they were paid.
    /// @param token The token.
    /// @param to Where it goes; neither the zero address nor the jukebox. A payee that cannot receive the token names another.
    function collectOwed(address token, address to) external;

    /// @notice Pays for a play for the caller, from the caller's allowance for the jukebox.
    /// @param songId The song.
    /// @param maxCost The most that the caller will pay.
    function play(bytes32 songId, uint256 maxCost) external;

    /// @notice Pays for a play that somebody else may hear.
    /// @param songId The song.
    /// @param fan Who may hear it.
    /// @param maxCost The most that the caller agrees to pay.
    function playFor(bytes32 songId, address fan, uint256 maxCost) external;

    /// @notice Pays for a play with the caller's permit for the song's token. A permit that is already used, or that the token does
    /// not support, is ignored: the allowance decides.
    /// @param songId The song.
    /// @param maxCost The most that the caller agrees to pay.
    /// @param value The allowance that the permit gives the jukebox.
    /// @param deadline The time until which the permit is good.
    /// @param v Of the signature.
    /// @param r Of the signature.
    /// @param s Of the signature.
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

    /// @notice Who shares in what a song earns; empty when there is no such song.
    /// @param songId The song.
    /// @return The payees, starting with the one who gets the rounding remainder.
    function payees(bytes32 songId) external view returns (Payee[] memory);

    /// @notice What is kept for a payee of one token.
    /// @param payee The payee.
    /// @param token The token.
    /// @return How much he may collect, in the token's smallest unit.
    function owed(address payee, address token) external view returns (uint256);

    /// @notice What is kept of one token for all payees together.
    /// @param token The token.
    /// @return The sum of what is owed, in the token's smallest unit.
    function totalOwed(address token) external view returns (uint256);

    /// @notice The id that an artist's song has or will have in this jukebox; in another it has another.
    /// @param artist The artist.
    /// @param nonce The artist's number for the song.
    /// @return The hash of the jukebox and both.
    function songIdOf(address artist, uint256 nonce) external view returns (bytes32);
}
