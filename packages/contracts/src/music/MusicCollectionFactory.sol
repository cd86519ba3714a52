// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {MusicCollection} from "./MusicCollection.sol";
import {IMusicCollectionFactory} from "./interfaces/IMusicCollectionFactory.sol";

/// @title Creates artists' collections and records their artists
/// @notice See IMusicCollectionFactory.
contract MusicCollectionFactory is IMusicCollectionFactory {
    uint256 private constant LONGEST_NAME = 64;
    uint256 private constant LONGEST_SYMBOL = 32;
    uint256 private constant LONGEST_TEXT = 1_000;

    /// @dev The zero address if the chain never had an earlier factory.
    IMusicCollectionFactory private immutable _EARLIER;
    /// @dev Read once, so that no index shifts when somebody still opens a collection in the earlier factory.
    uint256 private immutable _EARLIER_COUNT;

    address[] private _collections;
    mapping(address artist => address[]) private _collectionsOf;
    mapping(address collection => address) private _artistOf;
    string private _site;

    /// @param earlier The address that the earlier factory would have; without code if the chain has none.
    /// @param site Origin of the site with a page for each collection, such as https://musi.example; may be empty.
    constructor(IMusicCollectionFactory earlier, string memory site) {
        _site = site;
        if (address(earlier).code.length > 0) {
            _EARLIER = earlier;
            _EARLIER_COUNT = earlier.collectionCount();
        }
    }

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
        _artistOf[collection] = msg.sender;
        emit CollectionOpened(msg.sender, collection, name, symbol);
    }

    /// @inheritdoc IMusicCollectionFactory
    function contractURIOf(address collection) external view returns (string memory) {
        if (artistOf(collection) == address(0)) return "";
        MusicCollection described = MusicCollection(collection);
        return _jsonUri(
            string.concat(
                '{"name":"',
                Strings.escapeJSON(described.name()),
                '","symbol":"',
                Strings.escapeJSON(described.symbol()),
                '","description":"',
                Strings.escapeJSON(described.text()),
                '","image":"',
                _imageOf(collection),
                _linkTo(collection),
                '"}'
            )
        );
    }

    /// @inheritdoc IMusicCollectionFactory
    function collectionCount() external view returns (uint256) {
        return _EARLIER_COUNT + _collections.length;
    }

    /// @inheritdoc IMusicCollectionFactory
    function collections(uint256 from, uint256 count) external view returns (address[] memory page) {
        uint256 total = _EARLIER_COUNT + _collections.length;
        uint256 first = Math.min(from, total);
        page = new address[](Math.min(count, total - first));
        uint256 fromEarlier = Math.min(page.length, _EARLIER_COUNT - Math.min(first, _EARLIER_COUNT));
        if (fromEarlier > 0) {
            address[] memory earlier = _EARLIER.collections(first, fromEarlier);
            for (uint256 i = 0; i < fromEarlier; ++i) {
                page[i] = earlier[i];
            }
        }
        for (uint256 i = fromEarlier; i < page.length; ++i) {
            page[i] = _collections[first + i - _EARLIER_COUNT];
        }
    }

    /// @inheritdoc IMusicCollectionFactory
    function collectionsOf(address artist) external view returns (address[] memory all) {
        address[] storage own = _collectionsOf[artist];
        address[] memory earlier = _hasEarlier() ? _EARLIER.collectionsOf(artist) : new address[](0);
        all = new address[](earlier.length + own.length);
        for (uint256 i = 0; i < earlier.length; ++i) {
            all[i] = earlier[i];
        }
        for (uint256 i = 0; i < own.length; ++i) {
            all[earlier.length + i] = own[i];
        }
    }

    /// @inheritdoc IMusicCollectionFactory
    function artistOf(address collection) public view returns (address artist) {
        artist = _artistOf[collection];
        if (artist == address(0) && _hasEarlier()) artist = _EARLIER.artistOf(collection);
    }

    function _hasEarlier() private view returns (bool) {
        return address(_EARLIER) != address(0);
    }

    function _linkTo(address collection) private view returns (string memory) {
        if (bytes(_site).length == 0) return "";
        return string.concat(
            '","external_link":"', Strings.escapeJSON(_site), "/nft/", Strings.toChecksumHexString(collection)
        );
    }

    /// @dev Encodes as base64, because a `#` or a `%` in a name would cut or change a URI of plain text.
    function _jsonUri(string memory json) private pure returns (string memory) {
        return string.concat("data:application/json;base64,", Base64.encode(bytes(json)));
    }

    /// @dev A drawing of a record in two colours taken from the address. It contains nothing that the artist wrote.
    function _imageOf(address collection) private pure returns (string memory) {
        uint256 seed = uint160(collection);
        string memory svg = string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 100 100">'
            '<rect width="100" height="100" fill="hsl(',
            Strings.toString(seed % 360),
            ',62%,62%)"/><circle cx="50" cy="50" r="40" fill="#1A1420"/><g fill="none" stroke="#3B3342" stroke-width=".4">'
            '<circle cx="50" cy="50" r="36"/><circle cx="50" cy="50" r="31"/><circle cx="50" cy="50" r="26"/>'
            '<circle cx="50" cy="50" r="21"/></g><circle cx="50" cy="50" r="15" fill="hsl(',
            Strings.toString((seed / 360) % 360),
            ',70%,55%)"/><circle cx="50" cy="50" r="2" fill="#FAF6F0"/></svg>'
        );
        return string.concat("data:image/svg+xml;base64,", Base64.encode(bytes(svg)));
    }
}
