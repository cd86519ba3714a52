// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title A play of a song, paid with another token than its own
/// @notice Buys exactly what a play costs and pays for it, in one transaction: the fan either hears the song or has paid nothing. What
/// is over of the maximum goes back to the fan in the same moment.
/// @dev Invariants: it takes from the caller only, and gives to the caller, the router and the jukebox only; the fan of a play is the
/// caller; between two transactions it holds nothing and nobody may take anything from it; there is no owner. It calls the first token
/// of the way, the song's token, the router and the jukebox, and no bytes that a caller names. What others send it unasked is not
/// given to anybody but a caller who pays in that very token.
interface ISwapAndPlay {
    /// @notice A play was paid for with another token than the song's.
    /// @param songId The song.
    /// @param fan Who paid and may hear it.
    /// @param token What the fan paid in; the zero address for native currency.
    /// @param amount How much the fan paid of it.
    event PlayBought(bytes32 indexed songId, address indexed fan, address indexed token, uint256 amount);

    /// @notice The way does not end with the token that the song is paid in.
    /// @param token The song's token.
    error OtherToken(address token);

    /// @notice The price is above what the fan agreed to, because it has risen meanwhile.
    /// @param cost The price now.
    /// @param maxCost What the fan agreed to.
    error CostRose(uint256 cost, uint256 maxCost);

    /// @notice Native currency comes back from the router only.
    /// @param sender Who sent it.
    error NotTheRouter(address sender);

    /// @notice Pays for a play with native currency, of which as much is sent along as may be paid.
    /// @param songId The song.
    /// @param path The way, from the wrapped native currency to the song's token.
    /// @param maxCost The highest price of the play, in the song's token.
    /// @param deadline Until when, in seconds since 1970.
    /// @return amount How much was paid.
    function playFromNative(bytes32 songId, address[] calldata path, uint256 maxCost, uint256 deadline)
        external
        payable
        returns (uint256 amount);

    /// @notice Pays for a play with a token of the caller, who has approved the maximum.
    /// @param songId The song.
    /// @param path The way, from what is paid in to the song's token.
    /// @param maxAmount How much may be paid.
    /// @param maxCost The highest price of the play, in the song's token.
    /// @param deadline Until when, in seconds since 1970.
    /// @return amount How much was paid.
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
