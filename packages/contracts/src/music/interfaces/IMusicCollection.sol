// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title An artist's own collection of single pieces
/// @notice Everything in IMusicNft holds here too. In addition the collection has a text, and limits its pieces:
/// a royalty is at most half of a sale, and a piece always has the URI of its description. The collection describes itself
/// to other markets as ERC-7572 says.
/// @dev Invariant: no royalty of a piece is above `MOST_ROYALTY_BPS`, and no piece has an empty URI.
interface IMusicCollection {
    /// @notice The collection has its description (ERC-7572). Emitted once, because it never changes.
    event ContractURIUpdated();

    /// @notice The royalty is above half of the price.
    /// @param royaltyBps The requested royalty.
    error RoyaltyTooHigh(uint96 royaltyBps);

    /// @notice The URI is empty or longer than 512 bytes.
    /// @param length The length in bytes.
    error BadUriLength(uint256 length);

    /// @notice The artist's text about the collection.
    /// @return The text; it may be empty.
    function text() external view returns (string memory);

    /// @notice The description of the collection (ERC-7572), made of its name, symbol, text and address on this chain.
    /// @return A `data:` URI of JSON with name, symbol, description, image and, if the factory has a site, external_link.
    function contractURI() external view returns (string memory);
}
