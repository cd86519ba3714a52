// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title Pays for a song's play with a token other than the song's
/// @notice Buys exactly the cost of a play and pays it, in one transaction: the fan may hear the song, or has paid nothing. What
/// is left of the maximum is returned to the fan in the same transaction.
/// @dev Invariants: it takes from the caller only, and gives to the caller, the router and the jukebox only; the fan of a play is the
/// caller; between transactions it holds nothing and nobody may take anything from it; there is no owner. It calls only the first token
/// of the path, the song's token, the router and the jukebox, and no data of a caller. Tokens that others send it unasked
/// go only to a caller who pays with the same token.
interface ISwapAndPlay {
    /// @notice A play was paid for with another token than the song's.
    /// @param songId The song.
    /// @param fan The account that paid and may hear it.
    /// @param token The token that the fan paid with; the zero address for native currency.
    /// @param amount The amount that the fan paid.
    event PlayBought(bytes32 indexed songId, address indexed fan, address indexed token, uint256 amount);

    /// @notice The path does not end with the song's token.
    /// @param token The song's token.
    error OtherToken(address token);

    /// @notice The price is above what the fan agreed to, because it has risen meanwhile.
    /// @param cost The price now.
    /// @param maxCost The most that the fan agreed to.
    error CostRose(uint256 cost, uint256 maxCost);

    /// @notice Native currency was sent by another account than the router.
    /// @param sender The sender.
    error NotTheRouter(address sender);

    /// @notice Pays for a play with native currency; the sent value is the most that may be paid.
    /// @param songId The song.
    /// @param path The path, from the wrapped native currency to the song's token.
    /// @param maxCost The highest price of the play, in the song's token.
    /// @param deadline The last valid time, in seconds since 1970.
    /// @return amount The paid amount.
    function playFromNative(bytes32 songId, address[] calldata path, uint256 maxCost, uint256 deadline)
        external
        payable
        returns (uint256 amount);

    /// @notice Pays for a play with a token of the caller, who has approved the maximum.
    /// @param songId The song.
    /// @param path The path, from the paid token to the song's token.
    /// @param maxAmount The most that may be paid.
    /// @param maxCost The highest price of the play, in the song's token.
    /// @param deadline The last valid time, in seconds since 1970.
    /// @return amount The paid amount.
    function playFromToken(
        bytes32 songId,
        address[] calldata path,
        uint256 maxAmount,
        uint256 maxCost,
        uint256 deadline
    ) external returns (uint256 amount);

    /// @notice The router that it buys through.
    /// @return The router.
    function router() external view returns (address);

    /// @notice The jukebox whose songs it pays for.
    /// @return The jukebox.
    function jukebox() external view returns (address);
}
