// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {MusicNft} from "./MusicNft.sol";
import {IMusicCollection} from "./interfaces/IMusicCollection.sol";
import {IMusicCollectionFactory} from "./interfaces/IMusicCollectionFactory.sol";

/// @title An artist's own collection of single pieces
/// @notice See IMusicCollection.
contract MusicCollection is IMusicCollection, MusicNft {
    uint96 private constant MOST_ROYALTY_BPS = 5_000;
    uint256 private constant LONGEST_URI = 512;

    /// @dev The factory writes the description, so that opening a collection does not deploy that code again.
    IMusicCollectionFactory private immutable _FACTORY;

    /// @inheritdoc IMusicCollection
    string public text;

    /// @dev Created by the factory only.
    /// @param name_ The collection's name.
    /// @param symbol_ The collection's symbol.
    /// @param text_ The artist's text about it.
    /// @param artist The account that mints the pieces.
    constructor(string memory name_, string memory symbol_, string memory text_, address artist)
        MusicNft(name_, symbol_, artist)
    {
        _FACTORY = IMusicCollectionFactory(msg.sender);
        text = text_;
        emit ContractURIUpdated();
    }

    /// @inheritdoc IMusicCollection
    function contractURI() external view returns (string memory) {
        return _FACTORY.contractURIOf(address(this));
    }

    function _setTokenRoyalty(uint256 tokenId, address receiver, uint96 royaltyBps) internal override {
        if (royaltyBps > MOST_ROYALTY_BPS) revert RoyaltyTooHigh(royaltyBps);
        super._setTokenRoyalty(tokenId, receiver, royaltyBps);
    }

    function _setTokenURI(uint256 tokenId, string memory uri) internal override {
        uint256 length = bytes(uri).length;
        if (length == 0 || length > LONGEST_URI) revert BadUriLength(length);
        super._setTokenURI(tokenId, uri);
    }
}
