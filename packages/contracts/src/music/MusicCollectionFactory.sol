// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {MusicCollection} from "./MusicCollection.sol";
import {IMusicCollectionFactory} from "./interfaces/IMusicCollectionFactory.sol";

/// @title Creates artists' collections and records their artists
/// @notice See IMusicCollectionFactory.
contract MusicCollectionFactory is IMusicCollectionFactory {
    uint256 private constant LONGEST_NAME = 64;
    uint256 private constant LONGEST_SYMBOL = 32;
    uint256 private constant LONGEST_TEXT = 1_000;

    address[] private _collections;
    mapping(address artist => address[]) private _collectionsOf;

    /// @inheritdoc IMusicCollectionFactory
    mapping(address collection => address) public artistOf;

    /// @inheritdoc IMusicCollectionFactory
    function openCollection(string calldata name, string calldata symbol, string calldata text)
        external
        returns (address collection)
    {
        uint256 nameLength = bytes(name).length;
        if (nameLength == 0 || nameLength > LONGEST_NAME) revert BadNameLength(nameLength);
        uint256 symbolLength = bytes(symbol).length;
        if (symbolLength == 0 || symbolLength > LONGEST_SYMBOL) revert BadSymbolLength(symbolLength);
        uint256 textLength = bytes(text).length;
        if (textLength > LONGEST_TEXT) revert BadTextLength(textLength);
        collection = address(new MusicCollection(name, symbol, text, msg.sender));
        _collections.push(collection);
        _collectionsOf[msg.sender].push(collection);
        artistOf[collection] = msg.sender;
        emit CollectionOpened(msg.sender, collection, name, symbol);
    }

    /// @inheritdoc IMusicCollectionFactory
    function collectionCount() external view returns (uint256) {
        return _collections.length;
    }

    /// @inheritdoc IMusicCollectionFactory
    function collections(uint256 from, uint256 count) external view returns (address[] memory page) {
        uint256 first = Math.min(from, _collections.length);
        page = new address[](Math.min(count, _collections.length - first));
        for (uint256 i = 0; i < page.length; ++i) {
            page[i] = _collections[first + i];
        }
    }

    /// @inheritdoc IMusicCollectionFactory
    function collectionsOf(address artist) external view returns (address[] memory) {
        return _collectionsOf[artist];
    }
}
