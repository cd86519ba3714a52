// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title A first play for a new account, paid from a budget that somebody put up for that song
/// @notice Opens the passkey account of a key and plays the song for it, in one transaction. The key's owner signs
/// nothing, because the account only receives. Anybody can fund a song and take back the rest at any time.
/// @dev Invariants: a budget pays plays of its own song only, at most `mostPerPlay` each and `perDay` a day; its
/// tokens go only to the song's payees, through the jukebox, or back to the sponsor; an account is welcomed once; no
/// approval remains. The relayer chooses who is welcomed and has no other power. There is no owner.
interface IWelcome {
    /// @notice A sponsor's budget for plays of a song.
    /// @param token The song's token; the zero address if it was never funded.
    /// @param perDay The most plays a day (UTC).
    /// @param today The number of plays on `day`.
    /// @param day The day of the last play, in days since 1970.
    /// @param left The remaining amount.
    /// @param mostPerPlay The highest price paid for a play.
    struct Budget {
        address token;
        uint32 perDay;
        uint32 today;
        uint32 day;
        uint128 left;
        uint128 mostPerPlay;
    }

    /// @notice A song was funded, or the limits of its budget were changed.
    /// @param sponsor The account that funded it.
    /// @param songId The song.
    /// @param token The song's token.
    /// @param amount The amount that was added.
    /// @param mostPerPlay The highest price paid for a play from now on.
    /// @param perDay The most plays a day from now on.
    event Funded(
        address indexed sponsor,
        bytes32 indexed songId,
        address indexed token,
        uint256 amount,
        uint128 mostPerPlay,
        uint32 perDay
    );

    /// @notice A sponsor took back what was left.
    /// @param sponsor The sponsor.
    /// @param songId The song.
    /// @param token The song's token.
    /// @param amount The amount.
    event TakenBack(address indexed sponsor, bytes32 indexed songId, address indexed token, uint256 amount);

    /// @notice An account was given its first play.
    /// @param account The account.
    /// @param songId The song.
    /// @param sponsor The account whose budget paid.
    /// @param paid The price, in the song's token.
    event Welcomed(address indexed account, bytes32 indexed songId, address indexed sponsor, uint256 paid);

    /// @notice The relayer was replaced by another account.
    /// @param previous The former relayer.
    /// @param next The relayer from now on.
    event RelayerChanged(address indexed previous, address indexed next);

    /// @notice The caller is not the relayer.
    /// @param caller The caller.
    error NotTheRelayer(address caller);

    /// @notice The relayer cannot be the zero address.
    error NoRelayer();

    /// @notice The song is not paid for with this token.
    /// @param token The song's token.
    error OtherToken(address token);

    /// @notice The account was given a play before.
    /// @param account The account.
    error AlreadyWelcomed(address account);

    /// @notice The daily limit of plays is reached.
    /// @param songId The song.
    /// @param sponsor The sponsor.
    error NoMoreToday(bytes32 songId, address sponsor);

    /// @notice The price is above what the sponsor pays for a play.
    /// @param cost The price now.
    /// @param mostPerPlay The most that the sponsor pays.
    error CostRose(uint256 cost, uint256 mostPerPlay);

    /// @notice The rest of the budget is less than the price.
    /// @param songId The song.
    /// @param sponsor The sponsor.
    error BudgetSpent(bytes32 songId, address sponsor);

    /// @notice The token moved another amount than the price, so nothing was paid.
    /// @param cost The price.
    /// @param moved The amount that left this contract.
    error OtherAmount(uint256 cost, uint256 moved);

    /// @notice There is nothing to take back.
    /// @param songId The song.
    error NothingLeft(bytes32 songId);

    /// @notice Adds an amount of the song's token, which the caller has approved, to the caller's budget for a song,
    /// and sets its limits. With an amount of 0 only the limits change.
    /// @param songId The song.
    /// @param token The song's token.
    /// @param amount The amount to add; the received amount counts.
    /// @param mostPerPlay The highest price to pay for a play.
    /// @param perDay The most plays a day (UTC).
    function fund(bytes32 songId, address token, uint128 amount, uint128 mostPerPlay, uint32 perDay) external;

    /// @notice Returns the rest of the caller's budget for a song. Plays of today still count towards the daily
    /// limit.
    /// @param songId The song.
    function takeBack(bytes32 songId) external;

    /// @notice Plays a song for the account of a key that was not welcomed before, and opens the account if nobody
    /// has. For the relayer only.
    /// @param songId The song.
    /// @param sponsor The account whose budget pays.
    /// @param x The key, x.
    /// @param y The key, y.
    /// @return account The account.
    function welcome(bytes32 songId, address sponsor, bytes32 x, bytes32 y) external returns (address account);

    /// @notice Makes another account the relayer. For the relayer only.
    /// @param next The relayer from now on.
    function changeRelayer(address next) external;

    /// @notice The budget of a sponsor for a song.
    /// @param sponsor The sponsor.
    /// @param songId The song.
    /// @return The budget.
    function budgets(address sponsor, bytes32 songId) external view returns (Budget memory);

    /// @notice Returns whether an account was given its first play.
    /// @param account The account.
    /// @return True if it was.
    function welcomed(address account) external view returns (bool);

    /// @notice The account that welcomes.
    /// @return The relayer.
    function relayer() external view returns (address);

    /// @notice The jukebox whose songs it plays.
    /// @return The jukebox.
    function jukebox() external view returns (address);

    /// @notice The factory that opens the accounts.
    /// @return The factory.
    function factory() external view returns (address);
}
