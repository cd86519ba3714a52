// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ArtistToken} from "./ArtistToken.sol";
import {IArtistTokenFactory} from "./interfaces/IArtistTokenFactory.sol";

/// @title Creates artist tokens and records their creators
/// @notice See IArtistTokenFactory.
contract ArtistTokenFactory is IArtistTokenFactory {
    uint256 private constant LONGEST_NAME = 64;
    uint256 private constant LONGEST_SYMBOL = 32;

    address[] private _tokens;

    /// @inheritdoc IArtistTokenFactory
    mapping(address owner => address) public myToken;
    /// @inheritdoc IArtistTokenFactory
    mapping(address token => address) public creatorOf;

    /// @inheritdoc IArtistTokenFactory
    function createToken(string calldata name, string calldata symbol, address owner) external returns (address token) {
        if (owner != msg.sender) revert OwnerIsNotCaller(owner);
        uint256 nameLength = bytes(name).length;
        if (nameLength == 0 || nameLength > LONGEST_NAME) revert BadNameLength(nameLength);
        uint256 symbolLength = bytes(symbol).length;
        if (symbolLength == 0 || symbolLength > LONGEST_SYMBOL) revert BadSymbolLength(symbolLength);
        token = address(new ArtistToken(name, symbol, owner));
        _tokens.push(token);
        myToken[owner] = token;
        creatorOf[token] = owner;
        emit Created(owner, token);
    }

    /// @inheritdoc IArtistTokenFactory
    function tokenCount() external view returns (uint256) {
        return _tokens.length;
    }

    /// @inheritdoc IArtistTokenFactory
    function tokenAt(uint256 index) external view returns (address) {
        return _tokens[index];
    }

    /// @inheritdoc IArtistTokenFactory
    function tokens(uint256 from, uint256 count) external view returns (address[] memory page) {
        uint256 first = Math.min(from, _tokens.length);
        page = new address[](Math.min(count, _tokens.length - first));
        for (uint256 i = 0; i < page.length; ++i) {
            page[i] = _tokens[first + i];
        }
    }
}
