// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title An artist's own collection of single pieces
/// @notice What IMusicNft says holds here too. On top of it the collection has a text of its own, and it bounds what a piece
/// may carry: at most half of a sale is the artist's, and a piece always says where its description is.
/// @dev Invariant: no royalty of a piece is above `MOST_ROYALTY_BPS`, and no piece has an empty URI.
interface IMusicCollection {
    /// @notice The royalty is above the half of a sale.
    /// @param royaltyBps What was asked for.
    error RoyaltyTooHigh(uint96 royaltyBps);

    /// @notice The URI is empty or longer than 512 bytes.
    /// @param length Its length in bytes.
    error BadUriLength(uint256 length);

    /// @notice What the artist says of the collection.
    /// @return The text; empty where nothing was said.
    function text() external view returns (string memory);
}
